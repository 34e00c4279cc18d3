// A tooltip: words that appear beside a thing while it is pointed at, has the focus, or is pressed for long. There are
// hundreds of things with one, and they change with every step: only the document listens.

const WAIT = 250; // milliseconds before it appears
const PRESS = 450;
const GAP = 8;

const texts = new WeakMap<Element, string>();
let bubble: HTMLDivElement | null = null;
let owner: Element | null = null; // whose words are shown, or will be soon
let timer = 0;

function show(node: Element, text: string): void {
  if (!bubble) {
    bubble = document.createElement('div');
    bubble.className = 'kit-tip';
    bubble.setAttribute('role', 'tooltip');
    document.body.append(bubble);
  }
  bubble.textContent = text;
  bubble.hidden = false;
  const [box, own] = [node.getBoundingClientRect(), bubble.getBoundingClientRect()];
  const x = Math.max(GAP, Math.min(innerWidth - own.width - GAP, box.x + box.width / 2 - own.width / 2));
  const above = box.y - own.height - GAP;
  bubble.style.translate = `${x}px ${above >= GAP ? above : Math.min(innerHeight - own.height - GAP, box.bottom + GAP)}px`;
}

function leave(): void {
  clearTimeout(timer);
  if (bubble) bubble.hidden = true;
  owner = null;
}

/** The words of the thing that this lies in come soon; those of another one go. */
function enter(at: EventTarget | null, wait: number): void {
  let node = at instanceof Element ? at : null;
  while (node && !texts.has(node)) node = node.parentElement;
  if (node === owner) return;
  leave();
  if (!node) return;
  const [found, text] = [node, texts.get(node) ?? ''];
  owner = found;
  timer = window.setTimeout(() => show(found, text), wait);
}

function listen(): void {
  const isTouch = (event: Event): boolean => (event as PointerEvent).pointerType === 'touch';
  const listeners: [string, (event: Event) => void][] = [
    ['pointerover', (event) => isTouch(event) || enter(event.target, WAIT)],
    ['pointerdown', (event) => (isTouch(event) ? enter(event.target, PRESS) : leave())],
    ['pointerup', () => bubble?.hidden !== false && leave()],
    ['pointercancel', leave],
    ['pointerout', (event) => isTouch(event) || (event as PointerEvent).relatedTarget || leave()],
    ['focusin', (event) => enter(event.target, WAIT)],
    ['focusout', leave],
  ];
  for (const [name, listener] of listeners) document.addEventListener(name, listener);
}

let listening = false;

/** `{@attach tip(text)}`. What it says has to be said in the element's label too: nobody hears a tooltip. */
export function tip(text: string) {
  return (node: Element): (() => void) | void => {
    if (!text) return;
    if (!listening) listen();
    listening = true;
    texts.set(node, text);
    return () => {
      texts.delete(node);
      if (owner === node) leave();
    };
  };
}
