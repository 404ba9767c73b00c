/**
 * For each element, React's development build takes the stack of who made it, and for each component
 * its time, all for the tools of a browser. That was a third of what the mounted tests cost. It looks
 * for the two functions when it is loaded. Should it call the stack by another name one day, the tests
 * cost more and prove the same: what React warns of does not depend on this.
 */
for (const name of ['createTask', 'timeStamp']) Reflect.deleteProperty(console, name);

const WITHOUT_STACK = { stack: '' };
globalThis.Error = new Proxy(Error, {
  apply: function makeError(target, self, args) {
    if (args[0] === 'react-stack-top-frame') return WITHOUT_STACK;
    const error = Reflect.apply(target, self, args);
    // The stack begins where the caller is.
    target.captureStackTrace(error, makeError);
    return error;
  },
});

export {};
