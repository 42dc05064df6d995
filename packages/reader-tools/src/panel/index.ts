export {CopyButton} from './CopyButton';
export {OnDemand} from './OnDemand';
export {ShareButton} from './ShareButton';
export {readText, storeText} from './stored-text';
export {type AnswerState, useAnswer} from './use-answer';
export {useKeptText} from './use-kept-text';
