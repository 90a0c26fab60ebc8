/**
 * Replaces `mime-types` in the bundles. axios loads it through `form-data`, which this program does not use: it builds
 * its forms with `FormData` of Node. The table of types would be a tenth of what every start loads.
 */
export const lookup = () => false
export const contentType = () => false
