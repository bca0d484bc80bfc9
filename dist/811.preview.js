"use strict";exports.id=811,exports.ids=[811],exports.modules={8811:((l,d,_)=>{_.d(d,{fieldsFromFile:()=>s.mx,unknownFields:()=>s._6});
var s=_(6560),n=_(7137)})};
