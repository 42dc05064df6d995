/** A sample that readers may edit and run, shown as any other unless another theme can run it. */
export {default, type Props} from '../CodeSample';
