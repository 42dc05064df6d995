import {
  type ErrorCodesOptions,
  remarkErrorCodes,
} from '@lexical-documentation/error-codes';

import {paths} from './paths';

/** Remark plugin that fills the page of errors, with its options. */
export const errorCodesRemark: [typeof remarkErrorCodes, ErrorCodesOptions] = [
  remarkErrorCodes,
  {
    root: paths.repository,
    notes: paths.errorNotes,
    referenceCache: paths.referenceCache,
  },
];
