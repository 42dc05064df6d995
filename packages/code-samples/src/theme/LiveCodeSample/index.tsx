/** A sample that readers can edit and run; rendered like any other unless another theme can run it. */
export {default, type Props} from '../CodeSample';
