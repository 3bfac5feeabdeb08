/** Stands in for Node's modules and for serializers that autobahn names but this product does not use. */
module.exports = () => ({});
