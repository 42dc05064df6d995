/** Returns the serialized state of a caption with one line of text. */
export function captionOf(text: string): string {
  const block = {direction: null, format: '', indent: 0, version: 1};
  const words = {
    detail: 0,
    format: 0,
    mode: 'normal',
    style: '',
    text,
    type: 'text',
    version: 1,
  };
  const paragraph = {
    ...block,
    children: text === '' ? [] : [words],
    textFormat: 0,
    textStyle: '',
    type: 'paragraph',
  };
  return JSON.stringify({root: {...block, children: [paragraph], type: 'root'}});
}
