import {GlobalRegistrator} from '@happy-dom/global-registrator';

// Bundled into one file, because loading its hundreds of modules takes a thread longer than most
// samples.
GlobalRegistrator.register({url: 'http://localhost/', width: 1024, height: 768});
