export {default} from '@theme-original/Navbar/MobileSidebar';
