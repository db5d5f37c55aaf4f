/** The board of a game that has none of its own yet: everything the view tells, as named facts. */
import type { BoardPackage } from '../board';
import GenericStage from './GenericStage.svelte';

export const board: BoardPackage = { Stage: GenericStage };
