module.exports=require("./65.index.js")
