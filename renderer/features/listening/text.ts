/** Texts of the ways to the queue of readings. */
export const text = {
  listen: '音読を聞く',
} as const
