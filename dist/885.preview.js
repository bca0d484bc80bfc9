module.exports=require("./885.index.js")
