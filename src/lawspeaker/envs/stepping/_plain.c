/* What `plain.Plain` does, in C: see there.

   Small numbers exist once in Python and never go away. So it is enough to remember which of these objects was seen at
   each place: where it is the same again, nothing has changed. Other numbers are written every time. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define SMALLEST (-5)
#define LARGEST 256

typedef struct {
    PyObject *name;
    Py_ssize_t start;
    Py_ssize_t length;    /* 0: a single number; negative: a list of at most so many */
    Py_ssize_t size;      /* how many numbers it has in the buffer */
    PyObject **seen;      /* the small number that was written at each place, or NULL; never owned */
    PyTypeObject *type;   /* of the object that was looked at last, */
    PyObject *descriptor; /* and how its field is read, where that is quicker than by name */
} Field;

typedef struct {
    PyObject_HEAD
    Py_ssize_t count;
    Field *fields;
    int forgotten; /* whether the buffer holds something else */
} Plain;

static void plain_dealloc(Plain *self)
{
    for (Py_ssize_t i = 0; i < self->count; i++) {
        Py_XDECREF(self->fields[i].name);
        Py_XDECREF(self->fields[i].type);
        Py_XDECREF(self->fields[i].descriptor);
        PyMem_Free(self->fields[i].seen);
    }
    PyMem_Free(self->fields);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int plain_init(Plain *self, PyObject *args, PyObject *kwargs)
{
    static char *known[] = {"names", "starts", "lengths", NULL};
    PyObject *names, *starts, *lengths;
    if (self->fields != NULL) {
        PyErr_SetString(PyExc_TypeError, "a Plain is made once");
        return -1;
    }
    if (!PyArg_ParseTupleAndKeywords(args, kwargs, "O!O!O!", known, &PyList_Type, &names, &PyList_Type, &starts,
                                     &PyList_Type, &lengths))
        return -1;
    Py_ssize_t count = PyList_GET_SIZE(names);
    if (PyList_GET_SIZE(starts) != count || PyList_GET_SIZE(lengths) != count) {
        PyErr_SetString(PyExc_ValueError, "each field has a name, a start and a length");
        return -1;
    }
    self->fields = PyMem_Calloc(count ? count : 1, sizeof(Field));
    if (self->fields == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    self->count = count;
    for (Py_ssize_t i = 0; i < count; i++) {
        Field *field = &self->fields[i];
        field->name = Py_NewRef(PyList_GET_ITEM(names, i));
        field->start = PyLong_AsSsize_t(PyList_GET_ITEM(starts, i));
        field->length = PyLong_AsSsize_t(PyList_GET_ITEM(lengths, i));
        if (PyErr_Occurred())
            return -1;
        field->size = field->length > 0 ? field->length : 1 - field->length;
        field->seen = PyMem_Calloc(field->size, sizeof(PyObject *));
        if (field->seen == NULL) {
            PyErr_NoMemory();
            return -1;
        }
    }
    return 0;
}

/* The value of a field. That of a compiled class is read by its descriptor, without looking its name up each time. */
static PyObject *value_of(PyObject *object, Field *field)
{
    PyTypeObject *type = Py_TYPE(object);
    if (type != field->type) {
        PyObject *found = PyObject_GetAttr((PyObject *)type, field->name);
        if (found == NULL)
            PyErr_Clear();
        Py_XSETREF(field->type, (PyTypeObject *)Py_NewRef((PyObject *)type));
        Py_XSETREF(field->descriptor, found != NULL && Py_IS_TYPE(found, &PyGetSetDescr_Type) ? Py_NewRef(found) : NULL);
        Py_XDECREF(found);
    }
    if (field->descriptor == NULL)
        return PyObject_GetAttr(object, field->name);
    PyGetSetDef *getset = ((PyGetSetDescrObject *)field->descriptor)->d_getset;
    return getset->get(object, getset->closure);
}

/* Write a number that is not the one seen there last. */
static int write_number(PyObject *object, PyObject **seen, int32_t *to)
{
    long value = PyLong_AsLong(object);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (value < INT32_MIN || value > INT32_MAX) {
        PyErr_SetString(PyExc_OverflowError, "a number of a state does not fit into 32 bits");
        return -1;
    }
    *to = (int32_t)value;
    *seen = NULL;
    if (PyBool_Check(object)) {
        *seen = object;
    } else if (value >= SMALLEST && value <= LARGEST) {
        PyObject *known = PyLong_FromLong(value);
        *seen = known == object ? object : NULL;
        Py_XDECREF(known);
    }
    return 0;
}

static int write_field(Field *field, PyObject *value, int32_t *to)
{
    PyObject **seen = field->seen;
    if (field->length == 0)
        return value == *seen ? 0 : write_number(value, seen, to);
    if (!PyList_CheckExact(value)) {
        PyErr_Format(PyExc_TypeError, "%U is no list", field->name);
        return -1;
    }
    Py_ssize_t there = PyList_GET_SIZE(value);
    if (field->length < 0 ? there > -field->length : there != field->length) {
        PyErr_Format(PyExc_ValueError, "%U has %zd numbers", field->name, there);
        return -1;
    }
    Py_ssize_t padded = there;
    if (field->length < 0) {
        *to++ = (int32_t)there;
        padded = -field->length;
    }
    PyObject **items = ((PyListObject *)value)->ob_item;
    for (Py_ssize_t i = 0; i < there; i++) {
        if (items[i] != seen[i] && write_number(items[i], &seen[i], &to[i]) < 0)
            return -1;
    }
    for (Py_ssize_t i = there; i < padded; i++) {
        to[i] = -1;
        seen[i] = NULL;
    }
    return 0;
}

static PyObject *plain_look(Plain *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "look(value, view)");
        return NULL;
    }
    if (PyObject_GetBuffer(args[1], &view, PyBUF_WRITABLE | PyBUF_SIMPLE) < 0)
        return NULL;
    int failed = 0;
    if (self->forgotten) {
        for (Py_ssize_t i = 0; i < self->count; i++)
            memset(self->fields[i].seen, 0, self->fields[i].size * sizeof(PyObject *));
        self->forgotten = 0;
    }
    for (Py_ssize_t i = 0; i < self->count && !failed; i++) {
        Field *field = &self->fields[i];
        if ((field->start + field->size) * (Py_ssize_t)sizeof(int32_t) > view.len || field->start < 0) {
            PyErr_Format(PyExc_IndexError, "there is no room for %U", field->name);
            failed = 1;
            break;
        }
        PyObject *value = value_of(args[0], field);
        failed = value == NULL || write_field(field, value, (int32_t *)view.buf + field->start) < 0;
        Py_XDECREF(value);
    }
    PyBuffer_Release(&view);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *plain_forget(Plain *self, PyObject *Py_UNUSED(ignored))
{
    self->forgotten = 1;
    Py_RETURN_NONE;
}

static PyMethodDef plain_methods[] = {
    {"look", (PyCFunction)(void (*)(void))plain_look, METH_FASTCALL, "Write what is there now."},
    {"forget", (PyCFunction)plain_forget, METH_NOARGS, "Write everything at the next look."},
    {NULL},
};

static PyTypeObject PlainType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "lawspeaker.envs.stepping._plain.Plain",
    .tp_doc = "Writes fields of an object into a buffer, and only where something has changed.",
    .tp_basicsize = sizeof(Plain),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)plain_init,
    .tp_dealloc = (destructor)plain_dealloc,
    .tp_methods = plain_methods,
};

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_plain", .m_size = -1};

PyMODINIT_FUNC PyInit__plain(void)
{
    if (PyType_Ready(&PlainType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Plain", (PyObject *)&PlainType) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
