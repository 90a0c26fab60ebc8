/** Replaces `http2` in axios (build/lean-axios.mjs): the server is asked by HTTP/1.1. */
export default {}
