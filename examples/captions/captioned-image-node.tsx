import {$generateHtmlFromNodes} from '@lexical/html';
import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMExportOutput,
  type EditorConfig,
  isHTMLElement,
  type LexicalEditor,
} from 'lexical';
import type {ReactNode} from 'react';

import {CaptionedImage} from './CaptionedImage';
import {captionOf} from './caption-text';

const readText = {parse: (value: unknown) => (typeof value === 'string' ? value : '')};
const srcState = createState('src', readText);
const altState = createState('alt', readText);
const captionState = createState('caption', readText);

/** The data of a picture. The caption is a serialized state, or empty. */
export interface CaptionedContent {
  readonly src: string;
  readonly alt: string;
  readonly caption: string;
}

/** A picture with a caption. */
export class CaptionedImageNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('captioned-image', {
      extends: DecoratorNode,
      stateConfigs: [
        {flat: true, stateConfig: srcState},
        {flat: true, stateConfig: altState},
        {flat: true, stateConfig: captionState},
      ],
      importDOM: {
        figure: (figure) =>
          isHTMLElement(figure) && figure.querySelector('img')
            ? {conversion: $importFigure, priority: 1}
            : null,
      },
    });
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('figure');
    element.className = String(theme['captionedImage']);
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(editor: LexicalEditor): DOMExportOutput {
    const {src, alt, caption} = this.getContent();
    const figure = document.createElement('figure');
    const image = document.createElement('img');
    const text = document.createElement('figcaption');
    Object.assign(image, {src, alt});
    figure.append(image, text);
    if (caption !== '') {
      const state = editor.parseEditorState(caption);
      text.innerHTML = state.read(() => $generateHtmlFromNodes(editor), {editor});
    }
    return {element: figure};
  }

  override decorate(): ReactNode {
    return <CaptionedImage nodeKey={this.getKey()} {...this.getContent()} />;
  }

  override isInline(): false {
    return false;
  }

  getContent(): CaptionedContent {
    return {
      src: $getState(this, srcState),
      alt: $getState(this, altState),
      caption: $getState(this, captionState),
    };
  }

  setCaption(caption: string): this {
    return $setState(this, captionState, caption);
  }
}

/** Creates a picture; the caption is plain text here. */
export function $createCaptionedImage(
  src: string,
  alt: string,
  caption: string,
): CaptionedImageNode {
  const node = $create(CaptionedImageNode).setCaption(captionOf(caption));
  return $setState($setState(node, srcState, src), altState, alt);
}

function $importFigure(figure: HTMLElement): {node: CaptionedImageNode} {
  const image = figure.querySelector('img');
  const caption = figure.querySelector('figcaption')?.textContent ?? '';
  return {
    node: $createCaptionedImage(image?.src ?? '', image?.alt ?? '', caption.trim()),
  };
}
