export {writeOfflineFiles} from './build/write-offline-files';
export {type OfflineOptions, default} from './offline-plugin';
