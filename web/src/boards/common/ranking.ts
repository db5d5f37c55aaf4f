/** Everybody in a ranking with their place; those who are equal share it, and the next ones come as many places later. */
export function placesIn<Who>(ranking: readonly (readonly Who[])[]): { who: Who; place: number }[] {
  return ranking.flatMap((group, index) => {
    const place = 1 + ranking.slice(0, index).flat().length;
    return group.map((who) => ({ who, place }));
  });
}
