export {problemsOf} from './problems-of';
export {useFindings} from './use-findings';
