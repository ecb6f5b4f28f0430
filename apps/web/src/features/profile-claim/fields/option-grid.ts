export const optionGrid = "grid grid-cols-1 gap-2 min-[26rem]:grid-cols-2 sm:gap-3 lg:grid-cols-3";
