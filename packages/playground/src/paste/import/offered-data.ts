import type {PastedData} from '../paste-log';

/** Data to paste again, and the types that were read. */
export interface OfferedData {
  readonly transfer: DataTransfer;
  /** Types in the order in which they were read; grows during the paste. */
  readonly asked: readonly string[];
}

/** Provides the pasted data again, and records which types are read. */
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
  // Lexical reads nothing else from it.
  return {transfer: transfer as DataTransfer, asked};
}
