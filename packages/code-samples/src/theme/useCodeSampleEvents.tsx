export {useCodeSampleEvents} from '../client/use-code-sample-events';
