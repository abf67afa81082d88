/** Preloaded into children of the start script, so that they exit when it ends, even by kill -9. */
process.on('disconnect', () => process.exit(1));
