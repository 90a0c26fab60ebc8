/** Whether `npm run nightly` runs the tests: then brute force does not save time. */
export const isNightly = process.env.HANAMARU_NIGHTLY === '1'
