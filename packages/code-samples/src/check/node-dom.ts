import {GlobalRegistrator} from '@happy-dom/global-registrator';

// Bundled into one file: the hundreds of its own take a thread longer than most samples.
GlobalRegistrator.register({url: 'http://localhost/', width: 1024, height: 768});
