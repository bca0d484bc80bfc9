"use strict";exports.id=643,exports.ids=[643],exports.modules={3643:((l,d,_)=>{_.d(d,{fieldsFromFile:()=>s.mx,unknownFields:()=>s._6});
var s=_(1580),n=_(1105)})};
