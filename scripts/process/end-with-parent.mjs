/**
 * Preloaded into what the start script spawns: when that script is gone (even by kill -9), its children go
 * too.
 */
process.on('disconnect', () => process.exit(1));
