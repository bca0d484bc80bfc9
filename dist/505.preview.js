module.exports = require('./505.index.js')
