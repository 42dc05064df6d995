import type {PastedData} from '../paste-log';

/** Data to paste again, and what of it was asked for. */
export interface OfferedData {
  readonly transfer: DataTransfer;
  /** Types in the order in which they were asked for; it grows while data is pasted. */
  readonly asked: readonly string[];
}

/** Offers what was pasted once more, and writes down which types are asked for. */
export function offeredData({texts, files}: PastedData): OfferedData {
  const asked: string[] = [];
  const byType = new Map(texts);
  const types = texts.map(([type]) => type);
  if (files.length > 0) types.push('Files');
  const transfer: Pick<DataTransfer, 'types' | 'files' | 'getData'> = {
    types,
    files: files.map(
      ({name, type}) => new File([], name, {type}),
    ) as unknown as FileList,
    getData: (type) => {
      asked.push(type);
      return byType.get(type) ?? '';
    },
  };
  // Lexical reads nothing else of it.
  return {transfer: transfer as DataTransfer, asked};
}
