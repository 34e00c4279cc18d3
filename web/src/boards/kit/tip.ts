// A tooltip: words that appear beside a thing while it is pointed at, has the focus, or is pressed for long.

const WAIT = 250; // milliseconds before it appears
const PRESS = 450;
const GAP = 8;

let bubble: HTMLDivElement | null = null;
let owner: Element | null = null;

function show(node: Element, text: string): void {
  if (!bubble) {
    bubble = document.createElement('div');
    bubble.className = 'kit-tip';
    bubble.setAttribute('role', 'tooltip');
    document.body.append(bubble);
  }
  owner = node;
  bubble.textContent = text;
  bubble.hidden = false;
  const [box, own] = [node.getBoundingClientRect(), bubble.getBoundingClientRect()];
  const x = Math.max(GAP, Math.min(innerWidth - own.width - GAP, box.x + box.width / 2 - own.width / 2));
  const above = box.y - own.height - GAP;
  bubble.style.translate = `${x}px ${above >= GAP ? above : Math.min(innerHeight - own.height - GAP, box.bottom + GAP)}px`;
}

function hide(node: Element): void {
  if (owner !== node || !bubble) return;
  bubble.hidden = true;
  owner = null;
}

/** `{@attach tip(text)}`. What it says has to be said in the element's label too: nobody hears a tooltip. */
export function tip(text: string) {
  return (node: Element): (() => void) => {
    let timer = 0;
    const soon = (wait: number) => () => {
      clearTimeout(timer);
      if (text) timer = window.setTimeout(() => show(node, text), wait);
    };
    const leave = (): void => {
      clearTimeout(timer);
      hide(node);
    };
    const enter = (event: Event): void => {
      if ((event as PointerEvent).pointerType !== 'touch') soon(WAIT)();
    };
    const press = (event: Event): void => {
      if ((event as PointerEvent).pointerType === 'touch') soon(PRESS)();
      else leave();
    };
    const listeners: [string, (event: Event) => void][] = [
      ['pointerenter', enter],
      ['pointerdown', press],
      ['pointerup', () => clearTimeout(timer)],
      ['pointerleave', leave],
      ['focus', soon(WAIT)],
      ['blur', leave],
    ];
    for (const [name, listener] of listeners) node.addEventListener(name, listener);
    return () => {
      leave();
      for (const [name, listener] of listeners) node.removeEventListener(name, listener);
    };
  };
}
