-- Names of files of document photos, such as `ehliyet-ayse-yilmaz.jpg`; the ids of pictures for staff begin with p.
UPDATE "audit_log" SET "title" = '' WHERE "entity" = 'image' AND "entity_id" LIKE 'p%';
