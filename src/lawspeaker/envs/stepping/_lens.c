/* What the lenses of `lens.py` do, in C: see there.

   Nothing but zones is remembered: where every number is a small one, which Python has once and for all at a known
   place, writing it takes fewer instructions than finding out whether it has changed. */

#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stdint.h>
#include <string.h>

#define SMALLEST (-5)
#define LARGEST 256
#define EVERYONE (-1)
#define OMNISCIENT (-2)

/* The objects of the small numbers, one after another. */
static char *small;
static uintptr_t stride = 1;
static uintptr_t span; /* of bytes that all of them have together; 0 where they do not lie so */

enum { NUMBER, NUMBERS, SOME, ZONE, PART, LIST, PRESENT, ENCODED, KINDS };

/* How an attribute is read: that of a compiled class by its descriptor, without looking its name up each time. */
typedef struct {
    PyObject *name;
    PyTypeObject *type; /* of the object that was read last */
    PyObject *descriptor;
} Attribute;

typedef struct Node {
    int kind;
    Py_ssize_t start;
    Py_ssize_t size;
    Py_ssize_t count;      /* of the nodes below */
    struct Node *nodes;
    Attribute *attributes; /* of a part: where the values of these are */
    PyObject *shape;       /* what encodes a value of no other kind */
    Py_ssize_t memory;     /* of a zone: which of the lens's memories is its own */
} Node;

/* What is the same for all lenses that look at states of one schema. */
typedef struct {
    PyObject_HEAD
    Node root;
    Py_ssize_t zones;
} Plan;

typedef struct {
    PyObject *zone; /* that was written, */
    long changes;   /* after so many changes, */
    long seat;      /* and for whom */
} Memory;

typedef struct {
    PyObject_HEAD
    Plan *plan;
    Memory *memories;
} Lens;

static Attribute cards_of, seen_of, sight_of, changes_of, number_of;

static PyObject *attribute(PyObject *object, Attribute *given)
{
    PyTypeObject *type = Py_TYPE(object);
    if (type != given->type) {
        PyObject *found = PyObject_GetAttr((PyObject *)type, given->name);
        if (found == NULL)
            PyErr_Clear();
        Py_XSETREF(given->type, (PyTypeObject *)Py_NewRef((PyObject *)type));
        Py_XSETREF(given->descriptor, found != NULL && Py_IS_TYPE(found, &PyGetSetDescr_Type) ? Py_NewRef(found) : NULL);
        Py_XDECREF(found);
    }
    if (given->descriptor == NULL)
        return PyObject_GetAttr(object, given->name);
    PyGetSetDef *getset = ((PyGetSetDescrObject *)given->descriptor)->d_getset;
    return getset->get(object, getset->closure);
}

static long long_attribute(PyObject *object, Attribute *given)
{
    PyObject *found = attribute(object, given);
    if (found == NULL)
        return -1;
    long value = PyLong_AsLong(found);
    Py_DECREF(found);
    return value;
}

static PyObject *list_attribute(PyObject *object, Attribute *given)
{
    PyObject *found = attribute(object, given);
    if (found != NULL && !PyList_CheckExact(found)) {
        PyErr_Format(PyExc_TypeError, "%U is no list", given->name);
        Py_CLEAR(found);
    }
    return found;
}

static int write_large(PyObject *number, int32_t *to)
{
    long value = number == Py_True ? 1 : number == Py_False ? 0 : PyLong_AsLong(number);
    if (value == -1 && PyErr_Occurred())
        return -1;
    if (value < INT32_MIN || value > INT32_MAX) {
        PyErr_SetString(PyExc_OverflowError, "a number of a state does not fit into 32 bits");
        return -1;
    }
    *to = (int32_t)value;
    return 0;
}

static inline int write_number(PyObject *number, int32_t *to)
{
    uintptr_t offset = (uintptr_t)number - (uintptr_t)small;
    if (offset >= span)
        return write_large(number, to);
    *to = (int32_t)(offset / stride) + SMALLEST;
    return 0;
}

static int write_numbers(PyObject *list, int32_t *to)
{
    Py_ssize_t count = PyList_GET_SIZE(list);
    PyObject **items = ((PyListObject *)list)->ob_item;
    if (stride == 32) { /* dividing by a number that is known is a shift */
        for (Py_ssize_t i = 0; i < count; i++) {
            uintptr_t offset = (uintptr_t)items[i] - (uintptr_t)small;
            if (offset < span)
                to[i] = (int32_t)(offset / 32) + SMALLEST;
            else if (write_large(items[i], &to[i]) < 0)
                return -1;
        }
        return 0;
    }
    for (Py_ssize_t i = 0; i < count; i++)
        if (write_number(items[i], &to[i]) < 0)
            return -1;
    return 0;
}

static int look(Node *node, Memory *memories, PyObject *value, long seat, int32_t *buffer, int afresh);

static int look_at_zone(Node *node, Memory *memory, PyObject *zone, long seat, int32_t *buffer, int afresh)
{
    long sight = long_attribute(zone, &sight_of), changes = long_attribute(zone, &changes_of);
    if (PyErr_Occurred())
        return -1;
    if (!afresh && memory->zone == zone && memory->changes == changes && (memory->seat == seat || sight == EVERYONE))
        return 0;
    PyObject *cards = list_attribute(zone, &cards_of), *seen = list_attribute(zone, &seen_of);
    int failed = cards == NULL || seen == NULL || PyList_GET_SIZE(seen) < PyList_GET_SIZE(cards);
    if (!failed) {
        int all = seat <= OMNISCIENT || sight == EVERYONE || (seat >= 0 && (sight >> seat & 1));
        int32_t *to = buffer + node->start;
        memset(to, 0, node->size * sizeof(int32_t));
        *to = (int32_t)PyList_GET_SIZE(cards);
        for (Py_ssize_t i = 0; i < PyList_GET_SIZE(cards); i++) {
            if (!all) {
                long mask = sight | PyLong_AsLong(PyList_GET_ITEM(seen, i));
                if (mask != EVERYONE && !(seat >= 0 && (mask >> seat & 1)))
                    continue;
            }
            long card = PyLong_AsLong(PyList_GET_ITEM(cards, i));
            if (card < 0 || card >= node->size - 1) {
                failed = 1;
                break;
            }
            to[1 + card] = 1;
        }
        Py_XSETREF(memory->zone, Py_NewRef(zone));
        memory->changes = changes;
        memory->seat = seat;
    }
    Py_XDECREF(cards);
    Py_XDECREF(seen);
    if (failed && !PyErr_Occurred())
        PyErr_SetString(PyExc_ValueError, "a zone has cards that its domain does not know");
    return failed ? -1 : 0;
}

static int look_at_present(Node *node, Memory *memories, PyObject *list, long seat, int32_t *buffer)
{
    memset(buffer + node->start, 0, node->size * sizeof(int32_t));
    for (Py_ssize_t i = 0; i < PyList_GET_SIZE(list); i++) {
        PyObject *item = PyList_GET_ITEM(list, i);
        long number = long_attribute(item, &number_of);
        if (number < 0 || number >= node->count) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "there is no part with this number");
            return -1;
        }
        buffer[node->nodes[number].start - 1] = 1;
        if (look(&node->nodes[number], memories, item, seat, buffer, 1) < 0)
            return -1;
    }
    return 0;
}

static int look_by_shape(Node *node, PyObject *value, long seat, int32_t *buffer)
{
    PyObject *numbers = PyList_New(0);
    PyObject *done = numbers == NULL ? NULL : PyObject_CallMethod(node->shape, "encode", "OlO", value, seat, numbers);
    int failed = done == NULL;
    if (!failed && PyList_GET_SIZE(numbers) != node->size) {
        PyErr_SetString(PyExc_ValueError, "a shape has encoded more or fewer numbers than its size says");
        failed = 1;
    }
    failed = failed || write_numbers(numbers, buffer + node->start) < 0;
    Py_XDECREF(done);
    Py_XDECREF(numbers);
    return failed ? -1 : 0;
}

/* Write a value. Where it is done `afresh`, the buffer holds something else than was written there last. */
static int look(Node *node, Memory *memories, PyObject *value, long seat, int32_t *buffer, int afresh)
{
    int32_t *to = buffer + node->start;
    if (node->kind == NUMBER)
        return write_number(value, to);
    if (node->kind == ZONE)
        return look_at_zone(node, &memories[node->memory], value, seat, buffer, afresh);
    if (node->kind == ENCODED)
        return look_by_shape(node, value, seat, buffer);
    if (node->kind == PART) {
        for (Py_ssize_t i = 0; i < node->count; i++) {
            PyObject *found = attribute(value, &node->attributes[i]);
            int failed = found == NULL || look(&node->nodes[i], memories, found, seat, buffer, afresh) < 0;
            Py_XDECREF(found);
            if (failed)
                return -1;
        }
        return 0;
    }
    if (!PyList_CheckExact(value)) {
        PyErr_Format(PyExc_TypeError, "a list is wanted, not %R", value);
        return -1;
    }
    if (node->kind == PRESENT)
        return look_at_present(node, memories, value, seat, buffer);
    Py_ssize_t there = PyList_GET_SIZE(value);
    Py_ssize_t most = node->kind == LIST ? node->count : node->kind == SOME ? node->size - 1 : node->size;
    if (node->kind == SOME ? there > most : there != most) {
        PyErr_Format(PyExc_ValueError, "a list of %zd values is wanted, not of %zd", most, there);
        return -1;
    }
    if (node->kind == LIST) {
        for (Py_ssize_t i = 0; i < there; i++)
            if (look(&node->nodes[i], memories, PyList_GET_ITEM(value, i), seat, buffer, afresh) < 0)
                return -1;
        return 0;
    }
    if (node->kind == SOME) {
        *to++ = (int32_t)there;
        for (Py_ssize_t i = there; i < most; i++)
            to[i] = -1;
    }
    return write_numbers(value, to);
}

static void clear(Node *node)
{
    for (Py_ssize_t i = 0; i < node->count; i++) {
        clear(&node->nodes[i]);
        if (node->attributes != NULL) {
            Py_XDECREF(node->attributes[i].name);
            Py_XDECREF(node->attributes[i].type);
            Py_XDECREF(node->attributes[i].descriptor);
        }
    }
    PyMem_Free(node->nodes);
    PyMem_Free(node->attributes);
    Py_XDECREF(node->shape);
}

/* Make a node from what `lens.described` says: kind, start, size, and what is below. */
static int make(Plan *plan, Node *node, PyObject *described)
{
    PyObject *below;
    if (!PyArg_ParseTuple(described, "innO", &node->kind, &node->start, &node->size, &below))
        return -1;
    if (node->kind == ENCODED) {
        node->shape = Py_NewRef(below);
        return 0;
    }
    if (!PyList_Check(below) || node->kind < 0 || node->kind >= KINDS) {
        PyErr_SetString(PyExc_ValueError, "there is no such lens");
        return -1;
    }
    if (node->kind == ZONE)
        node->memory = plan->zones++;
    Py_ssize_t count = PyList_GET_SIZE(below);
    node->nodes = PyMem_Calloc(count ? count : 1, sizeof(Node));
    node->attributes = node->kind == PART ? PyMem_Calloc(count ? count : 1, sizeof(Attribute)) : NULL;
    if (node->nodes == NULL || (node->kind == PART && node->attributes == NULL)) {
        PyErr_NoMemory();
        return -1;
    }
    node->count = count;
    for (Py_ssize_t i = 0; i < count; i++) {
        PyObject *inner = PyList_GET_ITEM(below, i);
        if (node->kind == PART) {
            PyObject *name;
            if (!PyArg_ParseTuple(inner, "UO", &name, &inner))
                return -1;
            node->attributes[i].name = Py_NewRef(name);
        }
        if (make(plan, &node->nodes[i], inner) < 0)
            return -1;
    }
    return 0;
}

static void plan_dealloc(Plan *self)
{
    clear(&self->root);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int plan_init(Plan *self, PyObject *args, PyObject *kwargs)
{
    PyObject *described;
    if (self->root.nodes != NULL || self->root.shape != NULL) {
        PyErr_SetString(PyExc_TypeError, "a plan is made once");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "O!", &PyTuple_Type, &described))
        return -1;
    return make(self, &self->root, described);
}

static PyTypeObject PlanType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "lawspeaker.envs.stepping._lens.Plan",
    .tp_doc = "What lenses have in common that look at states of one schema.",
    .tp_basicsize = sizeof(Plan),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)plan_init,
    .tp_dealloc = (destructor)plan_dealloc,
};

static void lens_dealloc(Lens *self)
{
    if (self->plan != NULL && self->memories != NULL)
        for (Py_ssize_t i = 0; i < self->plan->zones; i++)
            Py_XDECREF(self->memories[i].zone);
    PyMem_Free(self->memories);
    Py_XDECREF(self->plan);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int lens_init(Lens *self, PyObject *args, PyObject *kwargs)
{
    Plan *plan;
    if (self->plan != NULL) {
        PyErr_SetString(PyExc_TypeError, "a lens is made once");
        return -1;
    }
    if (!PyArg_ParseTuple(args, "O!", &PlanType, &plan))
        return -1;
    self->memories = PyMem_Calloc(plan->zones ? plan->zones : 1, sizeof(Memory));
    if (self->memories == NULL) {
        PyErr_NoMemory();
        return -1;
    }
    self->plan = (Plan *)Py_NewRef((PyObject *)plan);
    return 0;
}

static PyObject *lens_look(Lens *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (count != 3 || self->plan == NULL) {
        PyErr_SetString(PyExc_TypeError, "look(value, seat, view)");
        return NULL;
    }
    long seat = PyLong_AsLong(args[1]);
    if ((seat == -1 && PyErr_Occurred()) || PyObject_GetBuffer(args[2], &view, PyBUF_WRITABLE | PyBUF_SIMPLE) < 0)
        return NULL;
    int failed = 1;
    Node *root = &self->plan->root;
    if (root->start < 0 || (root->start + root->size) * (Py_ssize_t)sizeof(int32_t) > view.len)
        PyErr_SetString(PyExc_IndexError, "there is no room for the numbers");
    else
        failed = look(root, self->memories, args[0], seat, view.buf, 0) < 0;
    PyBuffer_Release(&view);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

static PyMethodDef lens_methods[] = {
    {"look", (PyCFunction)(void (*)(void))lens_look, METH_FASTCALL, "Write the value as this seat may see it."},
    {NULL},
};

static PyTypeObject LensType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "lawspeaker.envs.stepping._lens.Lens",
    .tp_doc = "Writes a value of a state into its place of a buffer.",
    .tp_basicsize = sizeof(Lens),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_init = (initproc)lens_init,
    .tp_dealloc = (destructor)lens_dealloc,
    .tp_methods = lens_methods,
};

/* Masks. */

typedef struct {
    PyObject_HEAD
    Py_ssize_t count;
    Py_ssize_t room;
    int32_t *marked; /* the numbers of the options that were offered last */
} MaskLens;

static void mask_dealloc(MaskLens *self)
{
    PyMem_Free(self->marked);
    Py_TYPE(self)->tp_free((PyObject *)self);
}

static int mark(MaskLens *self, PyObject *options, int8_t *mask, Py_ssize_t size)
{
    Py_ssize_t count = PyList_GET_SIZE(options);
    if (count > self->room) {
        int32_t *more = PyMem_Realloc(self->marked, count * sizeof(int32_t));
        if (more == NULL) {
            PyErr_NoMemory();
            return -1;
        }
        self->marked = more;
        self->room = count;
    }
    for (; self->count > 0; self->count--)
        mask[self->marked[self->count - 1]] = 0;
    for (Py_ssize_t i = 0; i < count; i++) {
        long number = long_attribute(PyList_GET_ITEM(options, i), &number_of);
        if (number < 0 || number >= size) {
            if (!PyErr_Occurred())
                PyErr_SetString(PyExc_IndexError, "there is no room for an option");
            return -1;
        }
        mask[number] = 1;
        self->marked[self->count++] = (int32_t)number;
    }
    return 0;
}

static PyObject *mask_look(MaskLens *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (count != 2 || !PyList_CheckExact(args[0])) {
        PyErr_SetString(PyExc_TypeError, "look(options, view)");
        return NULL;
    }
    if (PyObject_GetBuffer(args[1], &view, PyBUF_WRITABLE | PyBUF_SIMPLE) < 0)
        return NULL;
    int failed = mark(self, args[0], view.buf, view.len) < 0;
    PyBuffer_Release(&view);
    if (failed)
        return NULL;
    Py_RETURN_NONE;
}

static PyObject *mask_list_in(MaskLens *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer view;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "list_in(view, start)");
        return NULL;
    }
    Py_ssize_t start = PyLong_AsSsize_t(args[1]);
    if ((start == -1 && PyErr_Occurred()) || PyObject_GetBuffer(args[0], &view, PyBUF_WRITABLE | PyBUF_SIMPLE) < 0)
        return NULL;
    int fits = start >= 0 && (start + self->count) * (Py_ssize_t)sizeof(int32_t) <= view.len;
    if (fits && self->count > 0)
        memcpy((int32_t *)view.buf + start, self->marked, self->count * sizeof(int32_t));
    PyBuffer_Release(&view);
    if (!fits) {
        PyErr_SetString(PyExc_IndexError, "there is no room for the options");
        return NULL;
    }
    return PyLong_FromSsize_t(self->count);
}

static PyMethodDef mask_methods[] = {
    {"look", (PyCFunction)(void (*)(void))mask_look, METH_FASTCALL, "Mark these options, and no others."},
    {"list_in", (PyCFunction)(void (*)(void))mask_list_in, METH_FASTCALL, "List the marked options; gives how many."},
    {NULL},
};

static PyTypeObject MaskLensType = {
    PyVarObject_HEAD_INIT(NULL, 0)
    .tp_name = "lawspeaker.envs.stepping._lens.MaskLens",
    .tp_doc = "Writes what is offered into a buffer of bytes.",
    .tp_basicsize = sizeof(MaskLens),
    .tp_flags = Py_TPFLAGS_DEFAULT,
    .tp_new = PyType_GenericNew,
    .tp_dealloc = (destructor)mask_dealloc,
    .tp_methods = mask_methods,
};

/* The first row with an action that its mask does not offer; -1 if there is none. */
static PyObject *first_unoffered(PyObject *self, PyObject *const *args, Py_ssize_t count)
{
    Py_buffer masks, actions;
    if (count != 2) {
        PyErr_SetString(PyExc_TypeError, "first_unoffered(masks, actions)");
        return NULL;
    }
    if (PyObject_GetBuffer(args[0], &masks, PyBUF_C_CONTIGUOUS) < 0)
        return NULL;
    if (PyObject_GetBuffer(args[1], &actions, PyBUF_C_CONTIGUOUS) < 0) {
        PyBuffer_Release(&masks);
        return NULL;
    }
    Py_ssize_t rows = actions.len / (Py_ssize_t)sizeof(int64_t), found = -1;
    int fits = masks.ndim == 2 && masks.itemsize == 1 && masks.shape[0] == rows && actions.itemsize == sizeof(int64_t);
    if (fits) {
        const int8_t *mask = masks.buf;
        const int64_t *action = actions.buf;
        Py_ssize_t width = masks.shape[1];
        for (Py_ssize_t row = 0; row < rows && found < 0; row++)
            if (action[row] < 0 || action[row] >= width || !mask[row * width + action[row]])
                found = row;
    }
    PyBuffer_Release(&actions);
    PyBuffer_Release(&masks);
    if (!fits) {
        PyErr_SetString(PyExc_ValueError, "a mask of bytes for each row is wanted, and a 64-bit number");
        return NULL;
    }
    return PyLong_FromSsize_t(found);
}

static PyMethodDef functions[] = {
    {"first_unoffered", (PyCFunction)(void (*)(void))first_unoffered, METH_FASTCALL,
     "The first row with an action that its mask does not offer; -1 if there is none."},
    {NULL},
};

static void find_small_numbers(void)
{
    PyObject *first = PyLong_FromLong(SMALLEST), *second = PyLong_FromLong(SMALLEST + 1);
    small = (char *)first;
    stride = (uintptr_t)second - (uintptr_t)first;
    span = stride * (LARGEST - SMALLEST + 1);
    for (long number = SMALLEST; number <= LARGEST; number++) {
        PyObject *found = PyLong_FromLong(number);
        if ((uintptr_t)found - (uintptr_t)small != stride * (uintptr_t)(number - SMALLEST))
            span = 0;
        Py_XDECREF(found);
    }
    if (span == 0)
        stride = 1;
    Py_XDECREF(first);
    Py_XDECREF(second);
}

static struct PyModuleDef module = {PyModuleDef_HEAD_INIT, .m_name = "_lens", .m_size = -1, .m_methods = functions};

PyMODINIT_FUNC PyInit__lens(void)
{
    find_small_numbers();
    cards_of.name = PyUnicode_InternFromString("cards");
    seen_of.name = PyUnicode_InternFromString("seen");
    sight_of.name = PyUnicode_InternFromString("sight");
    changes_of.name = PyUnicode_InternFromString("changes");
    number_of.name = PyUnicode_InternFromString("number");
    if (PyErr_Occurred() || PyType_Ready(&PlanType) < 0 || PyType_Ready(&LensType) < 0 || PyType_Ready(&MaskLensType) < 0)
        return NULL;
    PyObject *made = PyModule_Create(&module);
    if (made == NULL || PyModule_AddObjectRef(made, "Plan", (PyObject *)&PlanType) < 0 ||
        PyModule_AddObjectRef(made, "Lens", (PyObject *)&LensType) < 0 ||
        PyModule_AddObjectRef(made, "MaskLens", (PyObject *)&MaskLensType) < 0) {
        Py_XDECREF(made);
        return NULL;
    }
    return made;
}
