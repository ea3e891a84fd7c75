export interface DrawingProps {
  /** The classes of the drawing's frame. */
  className?: string;
}
