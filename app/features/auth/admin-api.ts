// biome-ignore lint/performance/noBarrelFile: leaves when the last feature imports from app/editing
export * from '#app/editing/admin-api.ts';
