/** Stands in for Node's modules that a library names but never needs in a browser. */
export default {};
