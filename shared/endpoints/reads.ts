/** Calls that only read although they are POST (SPEC §7 "Free recitation (all POST)"): cached like a GET, never offered again like one. */
export const postReads = ['get-tone-type-list', 'get_remaining_times'] as const
