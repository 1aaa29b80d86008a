#!/usr/bin/env python3
"""Hold JSON documents against a JSON schema: validate.py SCHEMA FILE…"""
import json
import sys

import jsonschema


def load(path):
    with open(path, encoding="utf-8") as file:
        return json.load(file)


def main(schema, files):
    validator = jsonschema.validators.validator_for(load(schema))(load(schema))
    faults = 0
    for path in files:
        for error in validator.iter_errors(load(path)):
            place = "/".join(str(part) for part in error.absolute_path)
            print(f"{path}: {place}: {error.message[:300]}")
            faults += 1
    return 1 if faults or not files else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
