import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMExportOutput,
  type EditorConfig,
  isHTMLElement,
} from 'lexical';
import type {ReactNode} from 'react';

import {EquationView} from './EquationView';

const sourceState = createState('source', {
  parse: (value) => (typeof value === 'string' ? value : ''),
});

/** An equation in a line of text, stored as TeX. */
export class EquationNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('equation', {
      extends: DecoratorNode,
      stateConfigs: [{flat: true, stateConfig: sourceState}],
      importDOM: {
        span: (element) =>
          isHTMLElement(element) && 'equation' in element.dataset
            ? {
                conversion: ({textContent}) => ({node: $createEquation(textContent)}),
                priority: 2,
              }
            : null,
      },
    });
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('span');
    element.className = String(theme['equation']);
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const element = document.createElement('span');
    element.dataset['equation'] = '';
    element.textContent = this.getSource();
    return {element};
  }

  override getTextContent(): string {
    return `$${this.getSource()}$`;
  }

  override decorate(): ReactNode {
    return <EquationView nodeKey={this.getKey()} source={this.getSource()} />;
  }

  getSource(): string {
    return $getState(this, sourceState);
  }

  setSource(source: string): this {
    return $setState(this, sourceState, source);
  }
}

/** Creates an equation from TeX. */
export function $createEquation(source: string): EquationNode {
  return $create(EquationNode).setSource(source);
}
