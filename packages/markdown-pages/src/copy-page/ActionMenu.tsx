import assistants from '@generated/markdown-pages/default/assistants.json';
import {type KeyboardEvent, type ReactNode, useEffect, useRef} from 'react';

interface Props {
  /** Path of the page's Markdown on this origin. */
  readonly path: string;
  /** Its URL on the published site, which assistants can reach. */
  readonly address: string;
  readonly startsAtEnd: boolean;
  readonly onCopy: () => void;
  readonly onClose: () => void;
}

/** The menu below the button, following the menu button pattern of the ARIA Authoring Practices. */
export default function ActionMenu({
  path,
  address,
  startsAtEnd,
  onCopy,
  onClose,
}: Props): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    itemsOf(list.current)
      .at(startsAtEnd ? -1 : 0)
      ?.focus();
  }, [startsAtEnd]);
  useOutsidePointer(list, onClose);
  const close = () => {
    list.current?.parentElement?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      close();
    } else if (event.key === 'Tab') {
      onClose();
    } else if (moveFocus(itemsOf(list.current), event.key)) {
      event.preventDefault();
    }
  };
  const prompt = `Read ${address} and help me with my questions about it.`;
  return (
    <div
      ref={list}
      role="menu"
      aria-label="Actions for this page"
      tabIndex={-1}
      className="dropdown__menu"
      onKeyDown={onKeyDown}
      onClick={close}
    >
      <button role="menuitem" type="button" className="dropdown__link" onClick={onCopy}>
        Copy page as Markdown
      </button>
      <a role="menuitem" className="dropdown__link" href={path}>
        Open page as Markdown
      </a>
      {assistants.map(({name, address: template}) => (
        <a
          key={name}
          role="menuitem"
          className="dropdown__link"
          href={template.replace('{prompt}', encodeURIComponent(prompt))}
          target="_blank"
          rel="noreferrer"
        >
          Open in {name}
        </a>
      ))}
    </div>
  );
}

function useOutsidePointer(
  list: {readonly current: HTMLElement | null},
  onOutside: () => void,
): void {
  useEffect(() => {
    const onPointerDown = ({target}: Event) => {
      if (!list.current?.parentElement?.contains(target as Node)) {
        onOutside();
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, [list, onOutside]);
}

function itemsOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
}

/** Moves with arrow keys, Home, End and first letters; returns whether the key was one of these. */
function moveFocus(items: readonly HTMLElement[], key: string): boolean {
  const current = items.indexOf(document.activeElement as HTMLElement);
  const targets: Readonly<Record<string, number>> = {
    ArrowDown: (current + 1) % items.length,
    ArrowUp: current - 1,
    Home: 0,
    End: -1,
  };
  const target = targets[key] ?? nextByLetter(items, current, key);
  if (target === undefined) {
    return false;
  }
  items.at(target)?.focus();
  return true;
}

function nextByLetter(
  items: readonly HTMLElement[],
  current: number,
  key: string,
): number | undefined {
  const order = items.map((_, step) => (current + 1 + step) % items.length);
  return /^\S$/.test(key)
    ? order.find((index) =>
        items[index]?.textContent.trim().toLowerCase().startsWith(key.toLowerCase()),
      )
    : undefined;
}
