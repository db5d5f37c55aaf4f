/** What is made of something that never changes is made once for each of it. */
export function oncePer<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const known = new WeakMap<From, Made>();
  return (from) => {
    let made = known.get(from);
    if (made === undefined) {
      made = make(from);
      known.set(from, made);
    }
    return made;
  };
}
