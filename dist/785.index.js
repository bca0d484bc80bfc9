export const id = 785;

export const ids = [ 785 ];

export const modules = {
 7785: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.d(__webpack_exports__, {
   default: () => leven
  });
  const array = [];
  const characterCodeCache = [];
  function leven(first, second, options) {
   if (first === second) return 0;
   const maxDistance = options?.maxDistance;
   const swap = first;
   if (first.length > second.length) {
    first = second;
    second = swap;
   }
   let firstLength = first.length;
   let secondLength = second.length;
   while (firstLength > 0 && first.charCodeAt(~-firstLength) === second.charCodeAt(~-secondLength)) {
    firstLength--;
    secondLength--;
   }
   let start = 0;
   while (start < firstLength && first.charCodeAt(start) === second.charCodeAt(start)) start++;
   firstLength -= start;
   secondLength -= start;
   if (maxDistance !== void 0 && secondLength - firstLength > maxDistance) return maxDistance;
   if (firstLength === 0) return maxDistance !== void 0 && secondLength > maxDistance ? maxDistance : secondLength;
   let bCharacterCode;
   let result;
   let temporary;
   let temporary2;
   let index = 0;
   let index2 = 0;
   while (index < firstLength) {
    characterCodeCache[index] = first.charCodeAt(start + index);
    array[index] = ++index;
   }
   while (index2 < secondLength) {
    bCharacterCode = second.charCodeAt(start + index2);
    temporary = index2++;
    result = index2;
    for (index = 0; index < firstLength; index++) {
     temporary2 = bCharacterCode === characterCodeCache[index] ? temporary : temporary + 1;
     temporary = array[index];
     result = array[index] = temporary > result ? temporary2 > result ? result + 1 : temporary2 : temporary2 > temporary ? temporary + 1 : temporary2;
    }
    if (maxDistance !== void 0) {
     let rowMinimum = result;
     for (index = 0; index < firstLength; index++) if (array[index] < rowMinimum) rowMinimum = array[index];
     if (rowMinimum > maxDistance) return maxDistance;
    }
   }
   array.length = firstLength;
   characterCodeCache.length = firstLength;
   return maxDistance !== void 0 && result > maxDistance ? maxDistance : result;
  }
 })
};
