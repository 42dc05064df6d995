import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMConversionMap,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalNode,
} from 'lexical';
import type {ReactNode} from 'react';

import type {Equation} from './equation';
import {EquationView} from './EquationView';

const sourceState = createState('equation', {
  parse: (value: unknown) => (typeof value === 'string' ? value : ''),
});
const displayState = createState('display', {
  parse: (value: unknown) => value === true,
});

/** An equation in the text, or on a separate line within a paragraph. */
export class EquationNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('equation', {
      extends: DecoratorNode,
      stateConfigs: [
        {flat: true, stateConfig: sourceState},
        {flat: true, stateConfig: displayState},
      ],
    });
  }

  static override importDOM(): DOMConversionMap {
    return {
      span: ({dataset}) =>
        dataset['lexicalEquation'] === undefined
          ? null
          : {conversion: $convertSpan, priority: 2},
    };
  }

  getEquation(): Equation {
    return {
      source: $getState(this, sourceState),
      isDisplay: $getState(this, displayState),
    };
  }

  setEquation({source, isDisplay}: Equation): this {
    return $setState($setState(this, sourceState, source), displayState, isDisplay);
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('span');
    if (typeof theme['equation'] === 'string') element.className = theme['equation'];
    this.updateDOM(this, element);
    return element;
  }

  override updateDOM(_former: this, element: HTMLElement): false {
    element.toggleAttribute('data-display', this.getEquation().isDisplay);
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const {source, isDisplay} = this.getEquation();
    const element = document.createElement('span');
    element.dataset['lexicalEquation'] = isDisplay ? 'display' : 'inline';
    element.textContent = source;
    return {element};
  }

  override getTextContent(): string {
    return inDollars(this.getEquation());
  }

  override decorate(): ReactNode {
    return <EquationView nodeKey={this.getKey()} equation={this.getEquation()} />;
  }
}

/** Creates an equation that isn't attached yet. */
export function $createEquationNode(equation: Equation): EquationNode {
  return $create(EquationNode).setEquation(equation);
}

/** Returns whether a node is an equation. */
export function $isEquationNode(
  node: LexicalNode | null | undefined,
): node is EquationNode {
  return node instanceof EquationNode;
}

/** Returns an equation as TeX and most Markdown dialects write it. */
export function inDollars({source, isDisplay}: Equation): string {
  return isDisplay ? `$$${source}$$` : `$${source}$`;
}

function $convertSpan({dataset, textContent}: HTMLElement): {node: LexicalNode} {
  const isDisplay = dataset['lexicalEquation'] === 'display';
  return {node: $createEquationNode({source: textContent, isDisplay})};
}
