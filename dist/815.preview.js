module.exports=require("./815.index.js")
