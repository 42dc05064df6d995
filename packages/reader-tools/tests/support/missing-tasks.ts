import {answerRequests} from '../../src/worker';

answerRequests(Promise.reject(new Error('The types are missing.')));
