ALTER TABLE "cars" ADD COLUMN "luggage" smallint;--> statement-breakpoint
ALTER TABLE "cars" ADD CONSTRAINT "cars_luggage" CHECK ("cars"."luggage" between 0 and 20);