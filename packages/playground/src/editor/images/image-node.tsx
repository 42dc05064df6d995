import {
  $create,
  $getState,
  $setState,
  createState,
  DecoratorNode,
  type DOMConversion,
  type DOMConversionMap,
  type DOMConversionOutput,
  type DOMExportOutput,
  type EditorConfig,
  type LexicalNode,
} from 'lexical';
import type {ReactNode} from 'react';

import {isShowable} from '../../document/prepare-html';
import {type Caption, captionText, isSameCaption, parseCaption} from './caption';
import {appendCaption, captionIn} from './caption-html';
import type {ImageContent} from './image-content';
import {ImageView} from './ImageView';

const readText = {parse: (value: unknown) => (typeof value === 'string' ? value : '')};

const sourceState = createState('src', readText);
const altState = createState('alt', readText);
const widthState = createState('width', {
  parse: (value: unknown) => (typeof value === 'number' && value > 0 ? value : null),
});

const floatState = createState('float', {
  parse: (value: unknown) => (value === 'start' || value === 'end' ? value : null),
});

const captionState = createState('caption', {
  parse: parseCaption,
  isEqual: isSameCaption,
});

/** An inline image. */
export class ImageNode extends DecoratorNode<ReactNode> {
  override $config() {
    return this.config('image', {
      extends: DecoratorNode,
      stateConfigs: [
        {flat: true, stateConfig: sourceState},
        {flat: true, stateConfig: altState},
        {flat: true, stateConfig: widthState},
        {flat: true, stateConfig: floatState},
        {flat: true, stateConfig: captionState},
      ],
    });
  }

  static override importDOM(): DOMConversionMap {
    return {
      img: () => ({conversion: $convertImage, priority: 0}),
      figure: (element) => (imageIn(element) ? FIGURE : null),
      span: (element) =>
        element.getAttribute('role') === 'figure' && imageIn(element) ? FIGURE : null,
    };
  }

  getImage(): ImageContent {
    return {
      src: $getState(this, sourceState),
      alt: $getState(this, altState),
      width: $getState(this, widthState),
      float: $getState(this, floatState),
      caption: $getState(this, captionState),
    };
  }

  setImage({src, alt, width, float, caption}: Partial<ImageContent>): this {
    if (src !== undefined) $setState(this, sourceState, src);
    if (alt !== undefined) $setState(this, altState, alt);
    if (width !== undefined) $setState(this, widthState, width);
    if (float !== undefined) $setState(this, floatState, float);
    if (caption !== undefined) $setState(this, captionState, caption);
    return this.getWritable();
  }

  override createDOM({theme}: EditorConfig): HTMLElement {
    const element = document.createElement('span');
    if (typeof theme['image'] === 'string') element.className = theme['image'];
    this.updateDOM(this, element);
    return element;
  }

  override updateDOM(_former: this, element: HTMLElement): false {
    element.dataset['float'] = this.getImage().float ?? 'none';
    return false;
  }

  override exportDOM(): DOMExportOutput {
    const {src, alt, width, float, caption} = this.getImage();
    const element = document.createElement('img');
    // Otherwise the browser would load the picture immediately, even if it isn't on the page.
    element.setAttribute('loading', 'lazy');
    element.setAttribute('src', src);
    element.setAttribute('alt', alt);
    if (width !== null) element.setAttribute('width', String(width));
    // Email clients only know left and right.
    if (float !== null) element.style.float = float === 'start' ? 'left' : 'right';
    return {element: caption === null ? element : $inFigure(element, caption)};
  }

  override getTextContent(): string {
    const {alt, caption} = this.getImage();
    return [alt, captionText(caption)].filter((text) => text !== '').join(' ');
  }

  override decorate(): ReactNode {
    return <ImageView nodeKey={this.getKey()} {...this.getImage()} />;
  }
}

/** Creates an image that isn't attached yet. */
export function $createImageNode(image: Partial<ImageContent>): ImageNode {
  return $create(ImageNode).setImage(image);
}

/** Returns whether a node is an image. */
export function $isImageNode(node: LexicalNode | null | undefined): node is ImageNode {
  return node instanceof ImageNode;
}

function $convertImage(element: HTMLElement): {node: ImageNode | null} {
  const src = element.getAttribute('src') ?? '';
  if (!isShowable(src)) return {node: null};
  const width = Number.parseInt(element.getAttribute('width') ?? '', 10);
  return {
    node: $createImageNode({
      src,
      alt: element.getAttribute('alt') ?? '',
      width: Number.isFinite(width) ? width : null,
      float: floatOf(element),
    }),
  };
}

/** Imports a figure. An image is inline, where a `figure` isn't allowed. */
const FIGURE: DOMConversion = {conversion: $convertFigure, priority: 2};

function $convertFigure(figure: HTMLElement): DOMConversionOutput {
  const image = imageIn(figure);
  const {node} = image ? $convertImage(image) : {node: null};
  const text = figure.querySelector('figcaption, small');
  if (node && text) node.setImage({caption: captionIn(text)});
  // The image and its text have been read; the figure's children are dropped.
  return {node, after: () => []};
}

function imageIn(figure: HTMLElement): HTMLImageElement | null {
  const images = figure.querySelectorAll('img');
  return images.length === 1 ? (images[0] ?? null) : null;
}

function $inFigure(image: HTMLElement, caption: Caption): HTMLElement {
  const figure = document.createElement('span');
  figure.setAttribute('role', 'figure');
  figure.style.display = 'inline-block';
  const text = document.createElement('small');
  appendCaption(text, caption);
  figure.append(image, document.createElement('br'), text);
  return figure;
}

function floatOf({style}: HTMLElement): ImageContent['float'] {
  if (/left|start/.test(style.float)) return 'start';
  return /right|end/.test(style.float) ? 'end' : null;
}
