export {
  LiveExample as default,
  type LiveExampleProps as Props,
} from '../../example/LiveExample';
