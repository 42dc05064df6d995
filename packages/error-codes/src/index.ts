export {errorCodesPlugin as default} from './plugin';
export type {ErrorCode} from './extract/extract-codes';
export {explainedCodes} from './explained-codes';
export {readErrorCodes, type ErrorCodes} from './read-error-codes';
export {remarkErrorCodes, type ErrorCodesOptions} from './remark-error-codes';
