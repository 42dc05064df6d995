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

import {ImageView} from './ImageView';

/** The data of an image. The width is a percentage of the column. */
export interface ImageContent {
  readonly src: string;
  readonly alt: string;
  readonly width: number;
}

const FULL_WIDTH = 100;

const srcState = createState('src', {parse: parseText});
const altState = createState('alt', {parse: parseText});
const widthState = createState('width', {
  parse: (value) => (typeof value === 'number' ? value : FULL_WIDTH),
});

/** An image as a separate block, which React renders. */
export class ImageNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('image', {
      extends: DecoratorNode,
      stateConfigs: [
        {flat: true, stateConfig: srcState},
        {flat: true, stateConfig: altState},
        {flat: true, stateConfig: widthState},
      ],
      importDOM: {
        img: () => ({
          conversion: (element) => ({node: $importImage(element)}),
          priority: 0,
        }),
      },
    });
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('figure');
    element.className = typeof theme['image'] === 'string' ? theme['image'] : '';
    return element;
  }

  override updateDOM(): false {
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const {src, alt, width} = this.getContent();
    const element = document.createElement('img');
    element.src = src;
    element.alt = alt;
    element.style.width = `${width}%`;
    return {element};
  }

  override decorate(): ReactNode {
    return <ImageView nodeKey={this.getKey()} {...this.getContent()} />;
  }

  override isInline(): false {
    return false;
  }

  getContent(): ImageContent {
    return {
      src: $getState(this, srcState),
      alt: $getState(this, altState),
      width: $getState(this, widthState),
    };
  }

  setContent({src, alt, width}: Partial<ImageContent>): this {
    if (src !== undefined) $setState(this, srcState, src);
    if (alt !== undefined) $setState(this, altState, alt);
    if (width !== undefined) $setState(this, widthState, width);
    return this;
  }
}

/** Creates an image. Without a width, it fills the column. */
export function $createImageNode(content: Partial<ImageContent>): ImageNode {
  return $create(ImageNode).setContent(content);
}

function $importImage(element: Node): ImageNode | null {
  if (!isHTMLElement(element)) return null;
  return $createImageNode({
    src: element.getAttribute('src') ?? '',
    alt: element.getAttribute('alt') ?? '',
    width: Number.parseInt(element.style.width, 10) || FULL_WIDTH,
  });
}

function parseText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
