/** Points and boxes of a drawing. */
export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Box extends Point, Size {}

/** A place on the screen, with half the size of what is pressed there. */
export interface Spot extends Point {
  radius: number;
}
