import type {PluginConfig} from '@docusaurus/types';
import {
  type ErrorCodesOptions,
  remarkErrorCodes,
} from '@lexical-documentation/error-codes';

import {paths} from './paths';

/** Remark plugin that fills the page of errors, with its options. */
export const errorCodesRemark: [typeof remarkErrorCodes, ErrorCodesOptions] = [
  remarkErrorCodes,
  {root: paths.repository, notes: paths.errorNotes},
];

/** The component that finds an error. The page is rendered again when a note changes. */
export const errorCodesPlugin: PluginConfig = [
  '@lexical-documentation/error-codes',
  {notes: paths.errorNotes},
];
