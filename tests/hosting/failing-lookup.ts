// The built-in server reads every file before it starts, so no file can make it fail later.
// This module makes it fail when it looks up one path.
const { get } = Map.prototype;

Map.prototype.get = function (key: unknown) {
  if (key === process.env.FAILING_PATH) throw new Error("This lookup fails on purpose.");
  return get.call(this, key);
};
