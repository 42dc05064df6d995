import {
  $create,
  $getState,
  $setState,
  createState,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalNode,
  TextNode,
} from 'lexical';

import {isDateTime, textOfDate} from './date-text';

const dateState = createState('dateTime', {
  parse: (value: unknown) =>
    typeof value === 'string' && isDateTime(value) ? value : '',
});

/** A day with an optional time, which is selected and deleted as a unit. */
export class DateNode extends TextNode {
  override $config() {
    return this.config('date', {
      extends: TextNode,
      stateConfigs: [{flat: true, stateConfig: dateState}],
    });
  }

  static override importDOM(): DOMConversionMap {
    return {
      time: (element) => {
        const date = element.getAttribute('datetime') ?? '';
        return isDateTime(date)
          ? {conversion: () => ({node: $createDateNode(date)}), priority: 1}
          : null;
      },
    };
  }

  /** Returns `2026-03-01` or `2026-03-01T09:30`, in the reader's time zone. */
  getDateTime(): string {
    return $getState(this, dateState);
  }

  setDateTime(date: string): this {
    return $setState(this, dateState, date).setTextContent(textOfDate(date));
  }

  override createDOM(config: EditorConfig): HTMLElement {
    const element = super.createDOM(config);
    const className: unknown = config.theme['date'];
    if (typeof className === 'string') element.className = className;
    element.spellcheck = false;
    return element;
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('time');
    element.dateTime = this.getDateTime();
    element.textContent = this.getTextContent();
    return {element};
  }

  override isTextEntity(): true {
    return true;
  }

  override canInsertTextBefore(): false {
    return false;
  }

  override canInsertTextAfter(): false {
    return false;
  }
}

/** Creates a date that isn't attached yet. */
export function $createDateNode(date: string): DateNode {
  return $create(DateNode).setMode('token').setDateTime(date);
}

/** Returns whether a node is a date. */
export function $isDateNode(node: LexicalNode | null | undefined): node is DateNode {
  return node instanceof DateNode;
}
