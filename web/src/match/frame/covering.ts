/**
 * Whether what lies over the stage hides something that the question asks for. What can be pressed in the sheet itself is
 * the answer: then it does not stand in the way.
 */
export function hidesTargets(stage: HTMLElement, can: (thing: string) => boolean): boolean {
  const sheet = stage.querySelector('[data-part=sheet]');
  if (!sheet) {
    return false;
  }
  const targets = [...stage.querySelectorAll<HTMLElement | SVGElement>('[data-thing]')].filter(
    ({ dataset }) => can(dataset.thing!),
  );
  if (targets.some((target) => sheet.contains(target))) {
    return false;
  }
  const cover = sheet.getBoundingClientRect();
  return targets.some((target) => {
    const { left, right, top, bottom } = target.getBoundingClientRect();
    return left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
  });
}
